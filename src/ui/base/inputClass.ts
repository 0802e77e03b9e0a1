/** The class names of a field's box; inputClass is for an input that is its own box. */
export const boxClass =
  'w-full min-h-12 rounded-control border-[1.5px] border-edge bg-paper text-base text-ink hover:border-ink-soft'
export const inputClass = `${boxClass} block px-4 py-3 placeholder:text-ink-soft/80 focus:border-leaf aria-invalid:border-brick aria-invalid:focus:border-brick`
