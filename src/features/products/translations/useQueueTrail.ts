import { useState } from 'react';
import { sessionStore } from '#lib/browserStorage';
import { readStored, writeStored } from '#lib/storedJson';
import type { ProductPlaceQuery } from '../detail/ProductPlace.generated';

type Place = ProductPlaceQuery['productPlace'];

/** A product that was shown. */
export interface Step {
  id: string;
  /** Its position in the list when it was opened, from 1. */
  at: number;
}

interface Trail {
  /** The products in the order in which they were shown. */
  steps: readonly Step[];
  /** Products of the list before the first of them. */
  before: number;
  /** Products of the list after the last of them; null before it is known. */
  after: number | null;
}

const getPosition = (step: Step, { position }: Place) => position ?? step.at;

/** A translated product has left the list, and the one after it took its position. */
const countAfter = (step: Step, place: Place) =>
  Math.max(0, place.totalDocs - (place.position === null ? step.at - 1 : place.position));

const STORAGE_KEY = 'translationTrail';

/** How many of the last steps a reload keeps. */
const MAX_STEPS = 100;

/** Returns the trail that this tab kept, if it leads through the product. */
const readTrail = (list: string, id: string): Trail | null => {
  const stored = readStored(sessionStore, STORAGE_KEY) as { list: string; trail: Trail } | null;
  return stored?.list === list && stored.trail.steps.some((step) => step.id === id) ? stored.trail : null;
};

/** Forgets the way that this tab kept, to begin a new one. */
export function forgetTrail(): void {
  sessionStore.removeItem(STORAGE_KEY);
}

const writeTrail = (list: string, { steps, before, after }: Trail) => {
  const kept = steps.slice(-MAX_STEPS);
  const trail: Trail = { steps: kept, before: before + steps.length - kept.length, after };
  writeStored(sessionStore, STORAGE_KEY, { list, trail });
};

/**
 * The way through a list of products that get shorter while they are translated: the way back leads to the products
 * that were shown, also those that have left the list, and positions count them. `place` is that of the current product
 * in the list, undefined until it is known. The way through the list with this name lasts across reloads.
 */
export function useQueueTrail(current: Step, place: Place | undefined, list: string) {
  const [stored, setStored] = useState(
    (): Trail => readTrail(list, current.id) ?? { steps: [current], before: current.at - 1, after: null },
  );
  const setTrail = (next: Trail) => {
    setStored(next);
    writeTrail(list, next);
  };
  let trail = stored;
  let index = trail.steps.findIndex(({ id }) => id === current.id);
  if (index === -1) {
    index = 0;
    trail = { steps: [current], before: current.at - 1, after: null };
    setStored(trail);
  }
  const { steps } = trail;
  const isLast = index === steps.length - 1;
  const isOnlyOne = steps.length === 1 && place !== undefined && place.position !== null;
  const before = isOnlyOne ? getPosition(current, place) - 1 : trail.before;
  const after = isLast && place ? countAfter(current, place) : trail.after;

  return {
    /** Position and number of products, from 1; null until they are known. */
    position: after === null ? null : { position: before + index + 1, total: before + steps.length + after },
    hasPrevious: index > 0 || Boolean(place?.previous),
    /** Returns the product before the current one; null at the start. */
    goBack: (): Step | null => {
      if (index > 0) return steps[index - 1]!;
      if (!place?.previous) return null;
      const step = { id: place.previous.id, at: Math.max(1, getPosition(current, place) - 1) };
      setTrail({ steps: [step, ...steps], before: Math.max(0, before - 1), after });
      return step;
    },
    /** Returns the product after the current one, whose latest place is given; null at the end. */
    goOn: (latest: Place): Step | null => {
      if (!isLast) return steps[index + 1]!;
      if (!latest.next) return null;
      const at = latest.position === null ? current.at : latest.position + 1;
      const step = { id: latest.next.id, at };
      // The list starts again where others have added products before those that were shown.
      if (!steps.some(({ id }) => id === step.id)) {
        setTrail({ steps: [...steps, step], before, after: Math.max(0, countAfter(current, latest) - 1) });
      }
      return step;
    },
  };
}
