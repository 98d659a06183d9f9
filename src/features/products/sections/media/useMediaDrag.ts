import { useState, type DragEvent } from 'react';

/** The part of an image in dragging images to a new place. */
export interface MediaDrag {
  isDragged: boolean;
  /** Whether the dragged image would take the place of this one. */
  isOver: boolean;
  onStart: (event: DragEvent) => void;
  onOver: (event: DragEvent) => void;
  onLeave: () => void;
  onDrop: (event: DragEvent) => void;
  onEnd: () => void;
}

/** Returns a function that gives the image at each place its part in dragging. `onMove` is called with both places. */
export function useMediaDrag(onMove: (from: number, to: number) => void): (place: number) => MediaDrag {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  return (place) => ({
    isDragged: dragged === place,
    isOver: over === place,
    onStart: (event) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', String(place));
      setDragged(place);
    },
    onOver: (event) => {
      if (dragged === null || dragged === place) return;
      event.preventDefault();
      if (over !== place) setOver(place);
    },
    onLeave: () => setOver((current) => (current === place ? null : current)),
    onDrop: (event) => {
      event.preventDefault();
      if (dragged !== null && dragged !== place) onMove(dragged, place);
      end();
    },
    onEnd: end,
  });
}
