import { Component, Fragment, type ReactElement, type ReactNode } from 'react';

interface TornState {
  readonly error: Error | null;
  readonly turn: number;
}

/**
 * Draws its children anew when nodes have been taken from under React, as a translating browser does; what the person
 * has done lies above, in the player. Any other error is for whoever is above.
 */
export class Torn extends Component<{ readonly children: ReactNode }, TornState> {
  override readonly state: TornState = { error: null, turn: 0 };

  static getDerivedStateFromError(error: Error): Partial<TornState> {
    return { error };
  }

  override componentDidCatch(): void {
    this.setState(({ turn }) => ({ error: null, turn: turn + 1 }));
  }

  override render(): ReactElement | null {
    const { error, turn } = this.state;
    if (error === null) return <Fragment key={turn}>{this.props.children}</Fragment>;
    if (error.name === 'NotFoundError') return null;
    throw error;
  }
}
