/** What jsdom keeps behind a document: it counts all changes in the tree. */
interface Counted {
  _version: number;
}

const counted = Object.getOwnPropertySymbols(document)
  .map((symbol): unknown => Reflect.get(document, symbol))
  .find((each): each is Counted => typeof (each as Partial<Counted> | null)?._version === 'number');
if (!counted) throw new Error('jsdom no longer counts changes as this file expects.');

let version = -1;
const byControl = new Map<string, HTMLLabelElement[]>();

/** The labels that name the control by its ID. */
const getNamingLabels = (id: string): readonly HTMLLabelElement[] => {
  if (counted._version !== version) {
    byControl.clear();
    for (const label of document.getElementsByTagName('label')) {
      if (label.htmlFor) byControl.set(label.htmlFor, [...(byControl.get(label.htmlFor) ?? []), label]);
    }
    version = counted._version;
  }
  return byControl.get(id) ?? [];
};

/** The label around the control, if that has no ID of another one. */
const getOuterLabel = (control: Element): HTMLLabelElement | null => {
  for (let outer = control.parentElement; outer; outer = outer.parentElement) {
    if (outer instanceof HTMLLabelElement) return outer.control === control ? outer : null;
  }
  return null;
};

type Labeled = (typeof HTMLInputElement | typeof HTMLTextAreaElement)['prototype'];

// jsdom searches the page for each control, and once more for each label that it finds there.
for (const { prototype } of [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
]) {
  const native = Object.getOwnPropertyDescriptor(prototype, 'labels');
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: Labeled) {
      if (!this.isConnected || this.type === 'hidden' || this.ownerDocument !== document)
        return native?.get?.call(this) as unknown;
      const outer = getOuterLabel(this);
      const naming = this.id === '' || document.getElementById(this.id) !== this ? [] : getNamingLabels(this.id);
      return outer && !naming.includes(outer) ? [outer, ...naming] : naming;
    },
  });
}
