/** The grid that cards and their skeletons share. */
export const cardGrid = 'grid gap-5 sm:grid-cols-2 xl:grid-cols-3'
