/** What the Tab key of user-event goes through. */
const FOCUSABLE = [
  'input:not([type=hidden]):not([disabled])',
  'button:not([disabled])',
  'select:not([disabled])',
  'textarea:not([disabled])',
  '[contenteditable=""]',
  '[contenteditable="true"]',
  'a[href]',
  '[tabindex]:not([disabled])',
  'details > summary',
].join(', ');

const isFocusable = (element: Element): boolean => {
  const { localName } = element;
  if (localName === 'input' && element.getAttribute('type') === 'hidden') return element.hasAttribute('tabindex');
  if (/^(?:input|button|select|textarea)$/.test(localName)) return !element.hasAttribute('disabled');
  if (element.hasAttribute('tabindex') && !element.hasAttribute('disabled')) return true;
  if (localName === 'a') return element.hasAttribute('href');
  if (localName === 'summary') return element.parentElement?.localName === 'details';
  return /^(?:true)?$/.test(element.getAttribute('contenteditable') ?? 'none');
};

const querySelectorAll = Reflect.get(Document.prototype, 'querySelectorAll');

// The selector engine of jsdom takes ten times as long for each key press.
Document.prototype.querySelectorAll = function (this: Document, selectors: string) {
  if (selectors !== FOCUSABLE) return querySelectorAll.call(this, selectors);
  const walker = this.createTreeWalker(this, NodeFilter.SHOW_ELEMENT);
  const found: Element[] = [];
  while (walker.nextNode()) if (isFocusable(walker.currentNode as Element)) found.push(walker.currentNode as Element);
  return found as unknown as NodeListOf<Element>;
};
