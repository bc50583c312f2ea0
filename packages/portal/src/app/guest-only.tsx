import type { ReactElement } from 'react';
import { type ClientLoaderFunctionArgs, Outlet } from 'react-router';
import { requireGuest } from './guards.ts';

export async function clientLoader(arrival: ClientLoaderFunctionArgs): Promise<null> {
  await requireGuest(arrival);
  return null;
}

export default function GuestOnly(): ReactElement {
  return <Outlet />;
}
