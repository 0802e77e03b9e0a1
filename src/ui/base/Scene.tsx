const leaf = (x: number, y: number, turn: number, gold = false) => (
  <path
    d="M0 0c3-11 13-17 27-16C27 0 16 8 0 0z"
    transform={`translate(${x} ${y}) rotate(${turn})`}
    className={gold ? 'fill-sun' : 'fill-leaf'}
  />
)

const scenes = {
  /** For empty lists. */
  emptyPot: (
    <>
      <ellipse cx="100" cy="132" rx="64" ry="10" className="fill-leaf-tint" />
      <path d="M68 86h64l-8 44H76z" className="fill-blush" />
      <path d="M64 78h72v12H64z" className="fill-brick/25" />
      <path d="M100 80V52" className="stroke-leaf" strokeWidth="5" strokeLinecap="round" />
      {leaf(100, 56, -18)}
    </>
  ),
  /** For errors. */
  brokenPot: (
    <>
      <ellipse cx="100" cy="132" rx="70" ry="10" className="fill-leaf-tint" />
      <g transform="rotate(68 100 108)">
        <path d="M74 78h52l-7 38H81z" className="fill-blush" />
        <path d="M70 70h60v11H70z" className="fill-brick/25" />
        <path d="M100 70V40" className="stroke-leaf" strokeWidth="5" strokeLinecap="round" />
        {leaf(100, 46, 10)}
      </g>
      <path d="M52 122l10-8 8 8z" className="fill-brick/30" />
    </>
  ),
  /** For pages that were not found. */
  signpost: (
    <>
      <ellipse cx="100" cy="132" rx="70" ry="10" className="fill-leaf-tint" />
      <path d="M100 130V34" className="stroke-pine" strokeWidth="6" strokeLinecap="round" />
      <path d="M60 38h66l14 13-14 13H60z" className="fill-butter" />
      <path d="M138 70H78L64 82l14 12h60z" className="fill-sky" />
      {leaf(72, 130, -30)}
      {leaf(126, 132, 0, true)}
    </>
  ),
  /** For pages that the user's role isn't allowed to open. */
  gate: (
    <>
      <ellipse cx="100" cy="132" rx="66" ry="10" className="fill-leaf-tint" />
      <path d="M78 78V62a22 22 0 0 1 44 0v16" className="stroke-pine" strokeWidth="9" fill="none" />
      <rect x="64" y="76" width="72" height="52" rx="12" className="fill-butter" />
      <circle cx="100" cy="98" r="7" className="fill-pine" />
      <path d="M100 100v12" className="stroke-pine" strokeWidth="5" strokeLinecap="round" />
      {leaf(136, 128, -20)}
    </>
  ),
} as const

/** A decorative illustration, hidden from screen readers. */
export function Scene({ name, className = 'w-48' }: { name: keyof typeof scenes; className?: string }) {
  return (
    <svg viewBox="0 0 200 150" className={`max-w-full ${className}`} aria-hidden="true" focusable="false" fill="none">
      {scenes[name]}
    </svg>
  )
}
