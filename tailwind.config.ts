import type { Config } from 'tailwindcss'

/** The design tokens: colors, sizes, and shadows are defined only here. */
export default {
  theme: {
    extend: {
      colors: {
        cream: '#fffaf1',
        paper: '#ffffff',
        ink: { DEFAULT: '#10261d', soft: '#4a5f55' },
        pine: { DEFAULT: '#0d3b2d', soft: '#8fb3a3', raised: '#2a5345' },
        leaf: { DEFAULT: '#13795b', dark: '#0a5a42', tint: '#d9f0e2' },
        sun: '#ffb224',
        brick: { DEFAULT: '#b0360a', tint: '#fdeee7' },
        sky: '#def0fb',
        lilac: '#ebe6fb',
        blush: '#ffe6dc',
        butter: '#fff0cc',
        line: '#e9e1d2',
        edge: '#8f887a',
      },
      fontFamily: {
        sans: ['Onest Variable', 'Onest Fallback', 'system-ui', 'sans-serif'],
        later: ['Onest Variable', 'Onest Later', 'Onest Fallback', 'system-ui', 'sans-serif'],
      },
      fontSize: {
        sm: ['0.875rem', '1.5'],
        base: ['1rem', '1.55'],
        lg: ['1.125rem', '1.55'],
        xl: ['1.25rem', '1.4'],
        '2xl': ['clamp(1.375rem, 1.28rem + 0.45vw, 1.625rem)', '1.25'],
        '3xl': ['clamp(1.625rem, 1.45rem + 0.85vw, 2.125rem)', '1.18'],
        // With the largest letters of a phone, never so large that a word of a heading breaks.
        '4xl': ['min(12vw, clamp(1.875rem, 1.6rem + 1.35vw, 2.5rem))', '1.12'],
        '6xl': ['min(13vw, clamp(2.25rem, 1.4rem + 3.9vw, 4rem))', '1.05'],
      },
      borderRadius: { control: '13px', card: '24px' },
      boxShadow: {
        float: '0 18px 48px -16px rgb(13 59 45 / 0.28)',
        soft: '0 6px 20px -8px rgb(13 59 45 / 0.18)',
      },
      maxWidth: { page: '1180px', measure: '65ch' },
      transitionDuration: { DEFAULT: '200ms' },
      keyframes: {
        // Uncovers instead of fading in: text has its full contrast as soon as it can be seen.
        reveal: {
          from: { clipPath: 'inset(0 0 100% 0)', transform: 'translateY(28px)' },
          to: { clipPath: 'inset(0)' },
        },
        unfold: { from: { transform: 'scale(0)' } },
        fall: { from: { opacity: '0', transform: 'translate(12px, -70px) rotate(200deg)' } },
        breathe: { '50%': { opacity: '0.4', transform: 'scale(1.2)' } },
      },
      animation: {
        reveal: 'reveal 1200ms cubic-bezier(0.16, 1, 0.3, 1) var(--reveal-delay, 0ms) backwards',
        unfold: 'unfold 500ms ease-out backwards',
        fall: 'fall 1400ms ease-in backwards',
        // Under five seconds: what moves longer needs a way to stop it (WCAG 2.2.2).
        breathe: 'breathe 2400ms ease-in-out 2',
      },
    },
  },
} satisfies Config
