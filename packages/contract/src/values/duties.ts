/** What people of ours see to. Never among a profile's permissions, which the specification lists. */
export const duties = ['certificates', 'orders', 'offers', 'findings'] as const;
export type Duty = (typeof duties)[number];
