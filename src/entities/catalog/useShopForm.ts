import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { messageOf } from '../../graphql/errors';
import { showFieldErrors } from '../../ui/form/serverErrors';
import { shopMessages } from './shopMessages';
import { shopFieldNames, shopSchema, type ShopValues } from './shopSchema';
import { useShopSettingsSaveMutation, type ShopSettingsFragment } from './ShopSettings.generated';

/** Where the images are, told by the shop's URL and the path that its system keeps them in; empty where they are not known. */
const imagesBelow = (shopUrl: string, path: string | null) =>
  path !== null && URL.canParse(shopUrl) ? shopUrl.trim().replace(/\/+$/, '') + path : '';

/** What the catalog has; where it has no shop URL, what its products propose. */
const initialValues = ({ shopUrl, linkPattern, imageBaseUrl, shopProposal }: ShopSettingsFragment): ShopValues =>
  shopUrl === null
    ? {
        shopUrl: shopProposal.shopUrl ?? '',
        linkPattern: shopProposal.linkPattern ?? linkPattern,
        imageBaseUrl:
          imageBaseUrl ??
          (imagesBelow(shopProposal.shopUrl ?? '', shopProposal.imagePath) || (shopProposal.imageBaseUrl ?? '')),
      }
    : { shopUrl, linkPattern, imageBaseUrl: imageBaseUrl ?? '' };

/** The form of a catalog's shop. Nothing that it proposes counts before it is saved. */
export function useShopForm(catalog: ShopSettingsFragment, onSaved: () => void) {
  const intl = useIntl();
  const [update] = useShopSettingsSaveMutation({ refetchQueries: 'active', awaitRefetchQueries: true });
  const { imagePath } = catalog.shopProposal;
  const { control, handleSubmit, setError, setValue, formState } = useForm<ShopValues>({
    resolver: zodResolver(
      shopSchema(intl).refine(({ shopUrl }) => shopUrl !== '', {
        path: ['shopUrl'],
        message: intl.formatMessage(shopMessages.shopUrlMissing),
      }),
    ),
    defaultValues: initialValues(catalog),
  });
  const shopUrl = useWatch({ control, name: 'shopUrl' });
  const isImageBaseFollowing =
    imagePath !== null && catalog.imageBaseUrl === null && !formState.dirtyFields.imageBaseUrl;
  useEffect(() => {
    if (isImageBaseFollowing) setValue('imageBaseUrl', imagesBelow(shopUrl, imagePath));
  }, [isImageBaseFollowing, shopUrl, imagePath, setValue]);

  const submit = handleSubmit(async (values) => {
    try {
      const { id, name, revision } = catalog;
      await update({ variables: { id, input: { name, ...values }, revision } });
      onSaved();
    } catch (error) {
      if (!showFieldErrors(error, setError, shopFieldNames)) setError('root', { message: messageOf(error, intl) });
    }
  });
  return { control, submit, problem: formState.errors.root?.message, isBusy: formState.isSubmitting };
}
