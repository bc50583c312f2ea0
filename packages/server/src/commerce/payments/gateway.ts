import type { Currency, Minor } from '@logikit/contract';

/** What a gateway says of a payment. */
export interface PaymentFacts {
  readonly status: 'started' | 'processing' | 'failed' | 'canceled' | 'succeeded';
  readonly amount: number;
  readonly currency: string;
  /** What the gateway calls it. */
  readonly reference: string;
  /** The card that was saved with it. */
  readonly method?: SavedMethod | undefined;
  /** What the payer's bank says against it. */
  readonly dispute?: DisputeFacts | undefined;
}

/** A payment that its payer's bank takes back, or asks about. */
export interface DisputeFacts {
  /** `inquiry`: the bank asks, and no money has moved. `open`: it holds the money until it decides, for us or not. */
  readonly status: 'inquiry' | 'open' | 'won' | 'lost';
  /** In the payment's currency, minor units. */
  readonly amount: number;
  /** Until when the bank hears what we say, at the gateway; null: it has not said. */
  readonly dueAt: Date | null;
}

/** A card that its gateway has kept: how it is charged again, and how its owner knows it. */
export interface SavedMethod {
  readonly reference: string;
  readonly label: string;
}

/** A payment as its gateway hears of it. */
export interface AskedPayment {
  /** Ours, and the key under which it is asked for: asked again, it is the same payment. */
  readonly token: string;
  readonly amount: Minor;
  readonly currency: Currency;
  readonly locale: string;
  /** Where the payer comes back to. */
  readonly successUrl: string;
  readonly failureUrl: string;
  /** The card shall be kept for what renews itself; the amount may be nothing then. */
  readonly savesMethod: boolean;
}

/** What a gateway has sent us: it names a payment, and proves nothing else (rule D-211). Null: none of ours. */
export interface Notice {
  readonly token: string | null;
}

/** A payment that was asked for: by our name of it and by the gateway's, once that is known. */
export interface KnownPayment {
  readonly token: string;
  readonly reference: string | null;
}

/**
 * A house that takes money. Whoever writes another one: `demo` is the example, and the tests of checkout hold for each.
 * Every method may ask over the network, so none is called while a transaction is open. They throw where the house cannot
 * be reached.
 */
export interface Gateway {
  /** Begins a payment; where it goes on. */
  start(payment: AskedPayment): Promise<{ readonly url: string; readonly reference: string }>;
  /** How a payment stands; null: it knows no such payment. */
  read(payment: KnownPayment): Promise<PaymentFacts | null>;
  /** Takes money by a card that was saved, while nobody is there. Asked again for the same token it is the same payment. */
  charge(
    payment: Pick<AskedPayment, 'token' | 'amount' | 'currency'> & { readonly method: string },
  ): Promise<PaymentFacts>;
  /** Gives money back. True: it does, or has; false: it will not. Asked again under the same key it is the same refund. */
  refund(refund: KnownPayment & { readonly amount: Minor; readonly key: string }): Promise<boolean>;
  /** Null: nobody who knows the secret has signed it. */
  notice(raw: Buffer, signature: string | undefined): Promise<Notice | null>;
}
