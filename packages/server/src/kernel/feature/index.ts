export type { Context } from './context.ts';
export type { Feature, FeatureFactory } from './feature.ts';
export type { OnSignUp, SignUp } from './sign-up.ts';
export type { UserData } from './user-data.ts';
