import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { getErrorMessage } from '#graphql/errors';
import { showFieldErrors } from '#ui/form/serverErrors';
import { shopMessages } from './shopMessages';
import { shopFieldNames, shopSchema, type ShopValues, toShopInput } from './shopSchema';
import { useShopSettingsSaveMutation, type ShopSettingsFragment } from './ShopSettings.generated';

/**
 * Returns the image base URL from the shop's URL and the path where its system stores images, or an empty string if
 * unknown.
 */
const imagesBelow = (shopUrl: string, path: string | null) =>
  path !== null && URL.canParse(shopUrl) ? shopUrl.trim().replace(/\/+$/, '') + path : '';

/** Returns the catalog's settings, or the values suggested by its products if it has no shop URL. */
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

/** The form for a catalog's shop settings. Suggested values take effect only after saving. */
export function useShopForm(catalog: ShopSettingsFragment, onSaved: () => void) {
  const intl = useIntl();
  const [update] = useShopSettingsSaveMutation({ refetchQueries: 'active', awaitRefetchQueries: true });
  const { imagePath } = catalog.shopProposal;
  const { control, handleSubmit, setError, setValue, formState } = useForm<ShopValues>({
    resolver: zodResolver(
      shopSchema(intl).check(
        z.refine(({ shopUrl }) => shopUrl !== '', {
          path: ['shopUrl'],
          message: intl.formatMessage(shopMessages.shopUrlMissing),
        }),
      ),
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
      const { id, revision } = catalog;
      await update({ variables: { input: { id, revision, ...toShopInput(values) } } });
      onSaved();
    } catch (error) {
      if (!showFieldErrors(error, setError, shopFieldNames))
        setError('root', { message: getErrorMessage(error, intl) });
    }
  });
  return { control, submit, problem: formState.errors.root?.message, formState };
}
