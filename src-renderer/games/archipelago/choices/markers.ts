/** The three markers. */
export type Markers = { readonly population: number; readonly rebellion: number; readonly surplus: number };
