/** The policy pages: translation key `legal:<id>`, sections in order, and the day of the last change. Drafts: a lawyer has to read them before launch. */
export const legalPages = [
  { id: 'privacy', updated: '2026-11-26', sections: ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9', 's10'] },
  {
    id: 'terms',
    updated: '2026-11-26',
    sections: ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9', 's10', 's11'],
  },
  { id: 'refund', updated: '2026-11-26', sections: ['s1', 's2', 's3', 's4'] },
  { id: 'cancellation', updated: '2026-11-26', sections: ['s1', 's2', 's3', 's4'] },
  { id: 'accessibility', updated: '2026-11-26', sections: ['s1', 's2', 's3', 's4'] },
] as const

export type LegalPageId = (typeof legalPages)[number]['id']
