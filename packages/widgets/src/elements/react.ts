'use client';
// Printed by scripts/print-types.ts from the widgets' descriptors.

import type * as Printed from '../../elements/react.d.ts';
import { createElementComponent } from './create-element-component.ts';
export const LogikitProblemPlayer: typeof Printed.LogikitProblemPlayer = /* @__PURE__ */ createElementComponent({
  tag: 'logikit-problem-player',
  attributes: { problem: 'problem', thread: 'thread', lang: 'lang', theme: 'theme', noSound: 'no-sound' },
  handlers: {
    'logikit-ready': 'onReady',
    'logikit-answered': 'onAnswered',
    'logikit-completed': 'onCompleted',
    'logikit-error': 'onError',
  },
  methods: ['reload', 'speak'],
});

export const LogikitThreadRoad: typeof Printed.LogikitThreadRoad = /* @__PURE__ */ createElementComponent({
  tag: 'logikit-thread-road',
  attributes: { thread: 'thread', lang: 'lang', images: 'images', theme: 'theme' },
  handlers: { 'logikit-ready': 'onReady', 'logikit-station-chosen': 'onStationChosen', 'logikit-error': 'onError' },
  methods: ['reload'],
});

export const LogikitGame: typeof Printed.LogikitGame = /* @__PURE__ */ createElementComponent({
  tag: 'logikit-game',
  attributes: { game: 'game', size: 'size', lang: 'lang', theme: 'theme', noSound: 'no-sound' },
  handlers: { 'logikit-ready': 'onReady', 'logikit-solved': 'onSolved', 'logikit-error': 'onError' },
  methods: ['restart'],
});

export const LogikitRatingBoard: typeof Printed.LogikitRatingBoard = /* @__PURE__ */ createElementComponent({
  tag: 'logikit-rating-board',
  attributes: { institution: 'institution', board: 'board', rows: 'rows', lang: 'lang', theme: 'theme' },
  handlers: { 'logikit-ready': 'onReady', 'logikit-board-chosen': 'onBoardChosen', 'logikit-error': 'onError' },
  methods: ['reload'],
});

export const LogikitCertificate: typeof Printed.LogikitCertificate = /* @__PURE__ */ createElementComponent({
  tag: 'logikit-certificate',
  attributes: { token: 'token', certificate: 'certificate', lang: 'lang', theme: 'theme' },
  handlers: { 'logikit-ready': 'onReady', 'logikit-error': 'onError' },
  methods: ['reload'],
});

export const LogikitShopCart: typeof Printed.LogikitShopCart = /* @__PURE__ */ createElementComponent({
  tag: 'logikit-shop-cart',
  attributes: { category: 'category', purchases: 'purchases', compact: 'compact', lang: 'lang', theme: 'theme' },
  handlers: {
    'logikit-ready': 'onReady',
    'logikit-changed': 'onChanged',
    'logikit-checkout': 'onCheckout',
    'logikit-paid': 'onPaid',
    'logikit-error': 'onError',
  },
  methods: ['reload', 'open', 'close'],
});

export const LogikitLanding: typeof Printed.LogikitLanding = /* @__PURE__ */ createElementComponent({
  tag: 'logikit-landing',
  attributes: {
    course: 'course',
    event: 'event',
    partner: 'partner',
    slide: 'slide',
    source: 'source',
    variant: 'variant',
    compact: 'compact',
    lang: 'lang',
    theme: 'theme',
  },
  handlers: {
    'logikit-ready': 'onReady',
    'logikit-slide-shown': 'onSlideShown',
    'logikit-problem-solved': 'onProblemSolved',
    'logikit-start': 'onStart',
    'logikit-error': 'onError',
  },
  methods: ['next', 'back', 'reload'],
});
