import { createElement, type SVGProps } from 'react'

type IconData = { node: readonly [tag: string, attributes: Record<string, string>][] }

/**
 * Draws the icons of lucide-react, in place of its own code (vite.config.ts): that knows many settings which nobody here uses, and is a
 * kilobyte and a half of every first visit.
 */
function createLucideIcon({ node }: IconData) {
  const look = { width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': true } as const
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      { ...look, ...props },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}

// The name by which lucide-react imports it.
export { createLucideIcon as default }
