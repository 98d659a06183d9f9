import type { ComponentPage } from './componentPage';
import { exampleTitles } from './exampleTitles';
import { keys } from './keys';
import { inputPageTexts as messages } from './inputPageTexts';

/** Pages of fields. */
export const inputPages: readonly ComponentPage[] = [
  {
    id: 'text-inputs',
    title: messages.textInputs,
    description: messages.textInputsText,
    notes: messages.textInputsNotes,
    keys: [keys.nextField],
    examples: [
      {
        title: exampleTitles.TextInputs,
        load: () => import('../examples/forms/TextInputs').then((module) => module.TextInputs),
        source: () => import('../examples/forms/TextInputs.tsx?raw'),
      },
      {
        title: exampleTitles.InputStates,
        load: () => import('../examples/forms/InputStates').then((module) => module.InputStates),
        source: () => import('../examples/forms/InputStates.tsx?raw'),
      },
    ],
  },
  {
    id: 'number-inputs',
    title: messages.numberInputs,
    description: messages.numberInputsText,
    notes: messages.numberInputsNotes,
    keys: [keys.step, keys.bigStep, keys.ends],
    examples: [
      {
        load: () => import('../examples/forms/NumberInputs').then((module) => module.NumberInputs),
        source: () => import('../examples/forms/NumberInputs.tsx?raw'),
      },
    ],
  },
  {
    id: 'text-areas',
    title: messages.textAreas,
    description: messages.textAreasText,
    notes: messages.textAreasNotes,
    keys: [keys.nextField],
    examples: [
      {
        load: () => import('../examples/forms/TextAreaCounter').then((module) => module.TextAreaCounter),
        source: () => import('../examples/forms/TextAreaCounter.tsx?raw'),
      },
    ],
  },
  {
    id: 'checkboxes',
    title: messages.checkboxes,
    description: messages.checkboxesText,
    notes: messages.checkboxesNotes,
    keys: [keys.nextField, keys.toggle],
    examples: [
      {
        load: () => import('../examples/forms/CheckboxGroup').then((module) => module.CheckboxGroup),
        source: () => import('../examples/forms/CheckboxGroup.tsx?raw'),
      },
    ],
  },
  {
    id: 'radio-buttons',
    title: messages.radioButtons,
    description: messages.radioButtonsText,
    notes: messages.radioButtonsNotes,
    keys: [keys.nextField, keys.option],
    examples: [
      {
        load: () => import('../examples/forms/RadioChoices').then((module) => module.RadioChoices),
        source: () => import('../examples/forms/RadioChoices.tsx?raw'),
      },
    ],
  },
  {
    id: 'switches',
    title: messages.switches,
    description: messages.switchesText,
    notes: messages.switchesNotes,
    keys: [keys.nextField, keys.toggle],
    examples: [
      {
        load: () => import('../examples/forms/SwitchSettings').then((module) => module.SwitchSettings),
        source: () => import('../examples/forms/SwitchSettings.tsx?raw'),
      },
    ],
  },
  {
    id: 'selects',
    title: messages.selects,
    description: messages.selectsText,
    notes: messages.selectsNotes,
    keys: [keys.openList, keys.take, keys.closeList, keys.removeLast],
    examples: [
      {
        title: exampleTitles.SingleSelect,
        load: () => import('../examples/forms/SingleSelect').then((module) => module.SingleSelect),
        source: () => import('../examples/forms/SingleSelect.tsx?raw'),
      },
      {
        title: exampleTitles.MultiSelect,
        load: () => import('../examples/forms/MultiSelect').then((module) => module.MultiSelect),
        source: () => import('../examples/forms/MultiSelect.tsx?raw'),
      },
    ],
  },
  {
    id: 'autocomplete',
    title: messages.autocomplete,
    description: messages.autocompleteText,
    notes: messages.autocompleteNotes,
    keys: [keys.openList, keys.take, keys.closeList],
    examples: [
      {
        load: () => import('../examples/forms/TitleAutocomplete').then((module) => module.TitleAutocomplete),
        source: () => import('../examples/forms/TitleAutocomplete.tsx?raw'),
      },
    ],
  },
  {
    id: 'date-and-time',
    title: messages.dateTime,
    description: messages.dateTimeText,
    notes: messages.dateTimeNotes,
    keys: [keys.datePart, keys.step],
    examples: [
      {
        title: exampleTitles.DateInputs,
        load: () => import('../examples/forms/DateInputs').then((module) => module.DateInputs),
        source: () => import('../examples/forms/DateInputs.tsx?raw'),
      },
      {
        title: exampleTitles.DateRange,
        load: () => import('../examples/forms/DateRange').then((module) => module.DateRange),
        source: () => import('../examples/forms/DateRange.tsx?raw'),
      },
    ],
  },
];
