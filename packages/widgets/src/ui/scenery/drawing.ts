import type { ReactElement } from 'react';

/** A thing in the landscape: stands on its origin, in colours of its own choice by tone (0, 1, 2). */
export type Drawing = (props: { readonly tone?: number }) => ReactElement;
