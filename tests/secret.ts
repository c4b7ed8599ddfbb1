/** What the hosts of the tests draw for a new campaign: so a seed makes the same game each time. */
export const secret = (): string => 'the secret of the tests';
