import { describe, expect, it } from 'vitest';
import {
  boxStatuses,
  cartStatuses,
  certificateRequestStatuses,
  certificateTypes,
  discountStatuses,
  mtsSubscriptionStatuses,
} from '../index.ts';
import { models } from '../model/index.ts';

describe('numbers that travel', () => {
  it('[K-063] cart status is ACTIVE 0, PAYED 1, CANCELED 2, WAIT_PAYMENT 3', () => {
    expect(cartStatuses).toEqual({ ACTIVE: 0, PAYED: 1, CANCELED: 2, WAIT_PAYMENT: 3 });
    expect(models.Cart.properties.status).toHaveProperty('enum', [0, 1, 2, 3]);
  });

  it('[K-064] discount status is DISABLED 0, ENABLED 1, ACTIVE 2, COMPLETED 3', () => {
    expect(discountStatuses).toEqual({ DISABLED: 0, ENABLED: 1, ACTIVE: 2, COMPLETED: 3 });
    expect(models.Discount.properties.status).toHaveProperty('enum', [0, 1, 2, 3]);
  });

  it('[K-067] certificate type is PAPER 0, ELECTRONIC 1', () => {
    expect(certificateTypes).toEqual({ PAPER: 0, ELECTRONIC: 1 });
    expect(models.CertificateRequest.properties.type).toHaveProperty('enum', [0, 1]);
  });

  it('[K-068] box status is unopened 0, opened 1', () => {
    expect(boxStatuses).toEqual({ unopened: 0, opened: 1 });
    expect(models.UserBox.properties.status).toHaveProperty('enum', [0, 1]);
  });

  it('[K-069] MTS subscription status is wait payment 0, active 1', () => {
    expect(mtsSubscriptionStatuses).toEqual({ waitPayment: 0, active: 1 });
  });

  it('certificate request status runs from NEW -1 to WAIT_PAYMENT 5', () => {
    expect(Object.values(certificateRequestStatuses).sort((a, b) => a - b)).toEqual([-1, 0, 1, 2, 3, 4, 5]);
  });
});
