/** True in `pnpm test:thorough`: everything that a usual run only samples is looked at whole. */
export const isThorough = process.env['LOGIKIT_THOROUGH'] === '1';
