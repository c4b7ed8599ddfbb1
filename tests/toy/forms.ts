/** The forms of the toy, by the ids under which the host lists them. */
export const FORM_IDS = ['toy', 'toy-hand', 'toy-open'] as const;
export type Form = (typeof FORM_IDS)[number];
