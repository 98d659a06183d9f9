import { useState } from 'react';

/**
 * Gives the value while something is open, and the last one afterwards. A dialog has to be closed before it goes: only
 * then it gives the page back to screen readers, and as it closes it still shows what it was about.
 */
export function useLastOpen<Value>(isOpen: boolean, value: Value): Value {
  const [last, setLast] = useState(value);
  if (isOpen && last !== value) setLast(value);
  return isOpen ? value : last;
}
