import { useApolloClient } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState, type SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { getFieldErrors } from '#graphql/errors';
import { sessionStore } from '#lib/browserStorage';
import type { SetUrlState } from '#routing/useUrlState';
import { useSession } from '#session/sessionContext';
import { readUserDraft, writeUserDraft } from '#session/userDrafts';
import { useRecordForm } from '#ui/form/useRecordForm';
import { useOrderPlaceMutation, type CartContentFragment } from './Checkout.generated';
import type { CheckoutStep } from './checkoutParams';
import { checkoutFields, checkoutSchema, parseCheckout, type CheckoutValues } from './checkoutSchema';

const draftName = 'checkout';

/** The form of the checkout, which all its steps share. Placing the order shows the last step. */
export function useCheckout(cart: CartContentFragment, setState: SetUrlState<{ step: CheckoutStep; order: string }>) {
  const intl = useIntl();
  const client = useApolloClient();
  const [placeOrder] = useOrderPlaceMutation();
  const schema = useMemo(() => checkoutSchema(intl), [intl]);
  const userId = useSession().user?.id ?? '';
  // The values that were last used in this tab, so that a reload loses nothing.
  const [values, setValues] = useState(() => parseCheckout(readUserDraft(sessionStore, userId, draftName)));
  const keep = (used: CheckoutValues) => writeUserDraft(sessionStore, userId, draftName, used);

  const place = async (input: CheckoutValues) => {
    try {
      const { data } = await placeOrder({ variables: { input } });
      if (!data) return;
      keep(input);
      setState({ step: 'done', order: data.placeOrder.order.id });
      // Only after the step has changed, because the other steps need a cart with lines.
      client.cache.modify({
        id: client.cache.identify({ __typename: 'Cart', id: cart.id }),
        fields: { count: () => 0, items: () => [] },
      });
      for (const { product } of cart.items) {
        client.cache.modify({
          id: client.cache.identify({ __typename: 'ShopProduct', id: product.id }),
          fields: { isInCart: () => false },
        });
      }
    } catch (error) {
      if (Object.keys(getFieldErrors(error)).some((field) => field.startsWith('address.'))) {
        setState({ step: 'address' });
      }
      throw error;
    }
  };
  const record = useRecordForm({ resolver: zodResolver(schema), values, fields: checkoutFields, onSave: place });
  const { form } = record;

  return {
    ...record,
    /** The address that the order goes to once it is complete. */
    address: values.address,
    /** Places the order, or shows what the address lacks. */
    submit: async (event: SyntheticEvent) => {
      if (await form.trigger('address')) await record.submit(event);
      else setState({ step: 'address' });
    },
    /** Whether the stored address is complete, so that the payment can follow. */
    hasAddress: schema.shape.address.safeParse(values.address).success,
    /** Opens the payment step if the address is valid, and keeps the address for this tab. */
    toPayment: form.handleSubmit((valid) => {
      keep(valid);
      form.reset(valid);
      setValues(valid);
      setState({ step: 'payment' }, { push: true });
    }),
  };
}
