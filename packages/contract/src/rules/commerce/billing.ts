/** Whose page of payment opens in a window of its own. */
export const opensNewWindow = (billingType: string): boolean => billingType === 'avangate';
