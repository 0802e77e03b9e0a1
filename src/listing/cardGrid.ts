/** The grid of cards and their skeletons. */
export const cardGrid = 'grid gap-5 sm:grid-cols-2 xl:grid-cols-3'
