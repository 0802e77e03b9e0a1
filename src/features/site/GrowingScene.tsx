const leaf = (x: number, y: number, angle: number, scale: number, gold = false) => (
  <path
    d="M0 0C5-20 24-31 49-29 49 0 29 15 0 0z"
    transform={`translate(${x} ${y}) rotate(${angle}) scale(${scale})`}
    className={gold ? 'fill-sun' : 'fill-leaf'}
  />
)

/** Decorative drawing. */
export function GrowingScene({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 360 300" aria-hidden="true" focusable="false" fill="none" className={className}>
      <circle cx="200" cy="142" r="136" className="fill-leaf-tint" />
      <ellipse cx="180" cy="272" rx="172" ry="20" className="fill-pine" />
      <g className="stroke-leaf" strokeLinecap="round">
        <path d="M52 268v-34" strokeWidth="6" />
        <path d="M136 268v-92" strokeWidth="8" />
        <path d="M254 268V96" strokeWidth="12" />
        <path d="M254 190c-28-6-48-26-58-52" strokeWidth="7" />
        <path d="M254 162c30-6 50-26 62-58" strokeWidth="7" />
      </g>
      {leaf(52, 238, -8, 0.55)}
      {leaf(52, 240, 248, 0.55, true)}
      {leaf(136, 186, -10, 0.85)}
      {leaf(136, 204, 236, 0.85)}
      {leaf(137, 222, 20, 0.6, true)}
      {leaf(254, 106, -36, 1.3)}
      {leaf(253, 112, 222, 1.3)}
      {leaf(198, 144, 226, 1.05, true)}
      {leaf(314, 110, -34, 1.05)}
      {leaf(292, 142, 34, 0.8, true)}
      {leaf(216, 172, 176, 0.8)}
    </svg>
  )
}
