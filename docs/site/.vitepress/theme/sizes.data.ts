import { sizes, type Size } from '../../content/sizes.ts';

declare const data: readonly Size[];
export { data };

export default { load: sizes };
