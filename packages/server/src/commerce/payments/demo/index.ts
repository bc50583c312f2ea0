// The gateway that is only played.
export { demoPay, openDemoGateway } from './feature.ts';
