/** Roles and names for parts of a drawing: SVG has no elements of its own for them. */
export const group = (label: string) => ({ role: 'group', 'aria-label': label }) as const;
export const picture = (label: string) => ({ role: 'img', 'aria-label': label }) as const;
