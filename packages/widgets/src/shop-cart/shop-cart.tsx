import type { ForwardedRef, ReactElement } from 'react';
import { forwardRef, useImperativeHandle, useState } from 'react';
import { useTheme } from '../theme/use-theme.ts';
import { createTranslate } from '../words/formatter.ts';
import type { ShopCartHandle } from './shop-cart.descriptor.ts';
import type { ShopCartProps } from './shop-cart-props.ts';
import { ShopCartView } from './shop-cart.view.tsx';
import { useShopCart } from './use-shop-cart.ts';

/** The cart of a grown-up as a React component. Needs `@logikit/widgets/styles.css`. */
export const ShopCart = forwardRef(function ShopCart(
  props: ShopCartProps,
  ref: ForwardedRef<ShopCartHandle>,
): ReactElement {
  const { lang, messages, payAddress, compact = false, category, purchases, onSignIn, onCheckout } = props;
  const { reload, awaitPayment, ...cart } = useShopCart(props);
  const [isOpen, setOpen] = useState(false);
  useImperativeHandle(ref, () => ({ reload, open: () => setOpen(true), close: () => setOpen(false) }), [reload]);
  const checkout = (cartId: number): boolean => {
    if (onCheckout?.({ cartId }) === false) return false;
    awaitPayment();
    return true;
  };
  return (
    <ShopCartView
      {...cart}
      theme={useTheme(props.theme)}
      lang={lang}
      translate={createTranslate(lang, messages)}
      goods={{ category, purchases }}
      isCompact={compact}
      isOpen={isOpen}
      payAddress={payAddress}
      onOpen={setOpen}
      onRetry={reload}
      onSignIn={onSignIn}
      onCheckout={checkout}
    />
  );
});
