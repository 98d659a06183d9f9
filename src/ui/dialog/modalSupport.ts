import type { ReactNode } from 'react';
import { createObservable } from '#lib/observable';

/** What the app also renders from the first dialog or drawer on; null until then. See `useModalSupport`. */
export const modalSupport = createObservable<ReactNode>(null);
