import { useState } from 'react';

/**
 * Returns the value while something is open, and the last value afterwards. A dialog must be closed before it unmounts,
 * because only then does it make the page available to screen readers again. While it closes, it still shows its
 * content.
 */
export function useLastOpen<Value>(isOpen: boolean, value: Value): Value {
  const [last, setLast] = useState(value);
  if (isOpen && last !== value) setLast(value);
  return isOpen ? value : last;
}
