/** The logo, hidden from screen readers: render the brand name next to it. */
export function Sapling({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
      <path d="M16 30V14" className="stroke-leaf" strokeWidth="3.4" strokeLinecap="round" fill="none" />
      <path d="M15.5 15C8 15 3.5 11 3 4c7.5 0 12.5 4 12.5 11z" className="fill-leaf" />
      <path d="M17 14c0-6.5 4.5-10.5 11.5-10.5C28.5 10.5 24 14 17 14z" className="fill-sun" />
    </svg>
  )
}
