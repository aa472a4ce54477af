/** Roles and names for parts of a table: drawings have no elements of their own for them. */
export const group = (label: string) => ({ role: 'group', 'aria-label': label }) as const;
export const picture = (label: string) => ({ role: 'img', 'aria-label': label }) as const;
