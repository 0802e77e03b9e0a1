import { Leaf } from '@/ui/base/Sapling.tsx'

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
      <Leaf x={52} y={238} angle={-8} scale={0.55} />
      <Leaf x={52} y={240} angle={248} scale={0.55} gold />
      <Leaf x={136} y={186} angle={-10} scale={0.85} />
      <Leaf x={136} y={204} angle={236} scale={0.85} />
      <Leaf x={137} y={222} angle={20} scale={0.6} gold />
      <Leaf x={254} y={106} angle={-36} scale={1.3} />
      <Leaf x={253} y={112} angle={222} scale={1.3} />
      <Leaf x={198} y={144} angle={226} scale={1.05} gold />
      <Leaf x={314} y={110} angle={-34} scale={1.05} />
      <Leaf x={292} y={142} angle={34} scale={0.8} gold />
      <Leaf x={216} y={172} angle={176} scale={0.8} />
    </svg>
  )
}
