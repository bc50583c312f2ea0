import type { ComponentPropsWithoutRef, ReactElement } from 'react';

/** How loud a button is: violet acts, sun rewards, plain offers another way. */
interface ButtonLook {
  readonly tone?: 'violet' | 'sun' | 'plain';
  readonly size?: 'usual' | 'small';
}

export type ButtonProps = ButtonLook & ComponentPropsWithoutRef<'button'>;
export type ButtonLinkProps = ButtonLook & ComponentPropsWithoutRef<'a'>;

export function Button({ tone, size, className, type = 'button', ...rest }: ButtonProps): ReactElement {
  return <button {...buttonLook({ tone, size }, className)} type={type} {...rest} />;
}

/** A link that looks like a button, because it is the next thing to do. */
export function ButtonLink({ tone, size, className, ...rest }: ButtonLinkProps): ReactElement {
  return <a {...buttonLook({ tone, size }, className)} {...rest} />;
}

/** Class and state of a button, for an element that somebody else draws (a router's link). */
export function buttonLook({ tone, size }: ButtonLook, className?: string): ButtonAttributes {
  return {
    className: ['lk-button', className].filter(Boolean).join(' '),
    'data-plain': tone === 'plain' ? '' : undefined,
    'data-tone': tone === 'sun' ? 'sun' : undefined,
    'data-size': size === 'small' ? 'small' : undefined,
  };
}

interface ButtonAttributes {
  readonly className: string;
  readonly 'data-plain': '' | undefined;
  readonly 'data-tone': 'sun' | undefined;
  readonly 'data-size': 'small' | undefined;
}

export type RoundButtonProps = ComponentPropsWithoutRef<'button'> & {
  /** An icon alone says nothing to a screen reader, so the name is required. */
  readonly 'aria-label': string;
};

export function RoundButton({ className, type = 'button', ...rest }: RoundButtonProps): ReactElement {
  return <button className={['lk-round', className].filter(Boolean).join(' ')} type={type} {...rest} />;
}
