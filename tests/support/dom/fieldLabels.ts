type Field = HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isLabelOf = (label: HTMLLabelElement, field: Field) =>
  label.hasAttribute('for')
    ? field.id !== '' && label.htmlFor === field.id
    : label.contains(field) && label.control === field;

/** The labels of a field in the page. */
export function getLabels(field: Field): HTMLLabelElement[] | null {
  if (field.type === 'hidden') return null;
  return [...field.ownerDocument.getElementsByTagName('label')].filter((label) => isLabelOf(label, field));
}

const replaceLabels = ({ prototype }: { prototype: Field }) => {
  const own = Object.getOwnPropertyDescriptor(prototype, 'labels');
  if (!own?.get) throw new Error('jsdom no longer has the labels that tests/support/dom/fieldLabels.ts replaces.');
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: Field) {
      return getLabels(this);
    },
  });
  return (field: Field) => own.get?.call(field) as NodeListOf<HTMLLabelElement> | null;
};

/**
 * What jsdom's own `labels` returns, by the tag of the field. It walks through the whole page for each field and button
 * whose name is computed, and again for each label there. See docs/decisions/0020-less-work-in-tests.md.
 */
export const ownLabels = {
  button: replaceLabels(HTMLButtonElement),
  input: replaceLabels(HTMLInputElement),
  select: replaceLabels(HTMLSelectElement),
  textarea: replaceLabels(HTMLTextAreaElement),
};
