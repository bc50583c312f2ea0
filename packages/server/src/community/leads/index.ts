export { leads } from './feature.ts';
export { keepLead } from './keep-lead.ts';
export { leadLimits } from './limits.ts';
export { openPageTimes } from './page-time.ts';
