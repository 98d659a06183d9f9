import { afterEach, expect, test } from 'vitest';
import { getLabels, ownLabels } from '../support/dom/fieldLabels';

const page = `
  <label for="name">Name</label> <label for="name">Also the name</label> <input id="name">
  <label>Color <select><option>Red</option></select> <input></label>
  <label for="other">Not <textarea></textarea></label> <textarea id="other"></textarea>
  <label for="">For nothing <input></label> <label for="missing">For nobody</label>
  <label for="hidden">Hidden</label> <input id="hidden" type="hidden">
  <label for="save">Save</label> <button id="save"></button> <button></button> <input>`;

// The next test file uses the same page.
afterEach(() => document.body.replaceChildren());

test('fields have the labels in tests that jsdom gives them', () => {
  document.body.innerHTML = page;
  for (const tag of ['button', 'input', 'select', 'textarea'] as const) {
    const fields = document.querySelectorAll(tag);
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields) {
      const own = ownLabels[tag](field);
      expect(getLabels(field)).toEqual(own && [...own]);
      expect(field.labels).toEqual(getLabels(field));
    }
  }
});
