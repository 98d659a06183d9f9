import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button } from '@fluentui/react-components';
import { screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { SelectField } from '#ui/form/SelectField';
import { showFieldErrors } from '#ui/form/serverErrors';
import { TagsField } from '#ui/form/TagsField';
import { TextAreaField } from '#ui/form/TextAreaField';
import { TextField } from '#ui/form/TextField';
import { renderComponent } from '../support/renderComponent';

const schema = z.object({
  name: z.string().min(1, 'Enter a name.'),
  note: z.string(),
  size: z.string().min(1, 'Choose a size.'),
  channels: z.array(z.string()).max(3, 'Three at most.'),
});
type Values = z.infer<typeof schema>;

const empty: Values = { name: '', note: '', size: '', channels: [] };

interface TentFormProps {
  onSave: (values: Values) => Promise<void>;
  values?: Partial<Values>;
  isDisabled?: boolean;
}

function TentForm({ onSave, values, isDisabled = false }: TentFormProps) {
  const { control, handleSubmit, setError } = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { ...empty, ...values },
  });
  const save = handleSubmit(async (filled) => {
    try {
      await onSave(filled);
    } catch (error) {
      showFieldErrors(error, setError, ['name', 'size']);
    }
  });
  const common = { control, isDisabled };
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <TextField {...common} name="name" label="Name" hint="As shops show it" isRequired />
      <TextAreaField {...common} name="note" label="Note" />
      <SelectField
        {...common}
        name="size"
        label="Size"
        emptyLabel="Choose"
        options={[
          { value: 'S', label: 'Small' },
          { value: 'L', label: 'Large' },
        ]}
      />
      <TagsField {...common} name="channels" label="Channels" suggestions={['web', 'store']} />
      <Button type="submit">Save</Button>
    </form>
  );
}

const save = () => screen.getByRole('button', { name: 'Save' });

describe('Form fields', () => {
  test('submit the entered values', async () => {
    const onSave = vi.fn(() => Promise.resolve());
    const { user } = await renderComponent(<TentForm onSave={onSave} />);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ridge');
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'two{Enter}lines');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'Large');
    await user.type(screen.getByLabelText('Channels', { selector: 'input' }), 'web,store{Enter}');
    await user.click(save());
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({ name: 'Ridge', note: 'two\nlines', size: 'L', channels: ['web', 'store'] }),
    );
  });

  test('show schema errors at the fields, and focus the first one', async () => {
    const onSave = vi.fn(() => Promise.resolve());
    const { user } = await renderComponent(<TentForm onSave={onSave} />);
    await user.click(save());
    await waitFor(() => expect(screen.getByText('Enter a name.')).toBeVisible());
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      /Enter a name\..*As shops show it/,
    );
    expect(screen.getByRole('combobox', { name: 'Size' })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    expect(onSave).not.toHaveBeenCalled();
  });

  test('show server errors at the fields', async () => {
    const refusal = new CombinedGraphQLErrors({
      errors: [
        {
          message: 'Some fields are invalid.',
          extensions: { code: 'INVALID', fields: { size: 'There is no such size.', shelf: 'Not in this form.' } },
        },
      ],
    });
    const { user } = await renderComponent(
      <TentForm onSave={() => Promise.reject(refusal)} values={{ name: 'Ridge', size: 'S' }} />,
    );
    await user.click(save());
    await waitFor(() => expect(screen.getByText('There is no such size.')).toBeVisible());
    expect(screen.getByRole('combobox', { name: 'Size' })).toHaveFocus();
    expect(screen.queryByText('Not in this form.')).not.toBeInTheDocument();
  });

  test('can all be disabled', async () => {
    await renderComponent(<TentForm onSave={() => Promise.resolve()} isDisabled />);
    for (const field of [...screen.getAllByRole('textbox'), ...screen.getAllByRole('combobox')]) {
      expect(field).toBeDisabled();
    }
  });
});

describe('Tags field', () => {
  const shown = () => [...document.querySelectorAll('.fui-Tag')].map((tag) => tag.textContent);
  const input = () => screen.getByLabelText('Channels', { selector: 'input' });

  test.each([
    ['a word', 'web{Enter}', ['web']],
    ['blanks around a word', '  web  {Enter}', ['web']],
    ['a comma between words', 'web,store,', ['web', 'store']],
    ['the same word twice', 'web{Enter}web{Enter}', ['web']],
    ['nothing', '  {Enter}', []],
  ])('accepts %s', async (_name, typed, expected) => {
    const { user } = await renderComponent(<TentForm onSave={() => Promise.resolve()} />);
    await user.type(input(), typed);
    expect(shown()).toEqual(expected);
  });

  test('adds the typed text on blur and by its button', async () => {
    const { user } = await renderComponent(<TentForm onSave={() => Promise.resolve()} />);
    await user.type(input(), 'web');
    await user.tab();
    expect(shown()).toEqual(['web']);
    await user.type(input(), 'store');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(shown()).toEqual(['web', 'store']);
    expect(input()).toHaveValue('');
  });

  test('removes tags', async () => {
    const { user } = await renderComponent(
      <TentForm onSave={() => Promise.resolve()} values={{ channels: ['web', 'store'] }} />,
    );
    await user.click(screen.getByText('web'));
    expect(shown()).toEqual(['store']);
  });
});
