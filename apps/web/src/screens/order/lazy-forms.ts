import { lazy } from 'react';
import { lazyPart } from '../../state/window/lazy-part.ts';

/** Loads the forms of an order's page: most visitors only look, and fields need more code than the rest of the page. */
const loadForms = () => import('./order-forms.ts');

export const AddressChange = lazy(() => lazyPart(loadForms).then((forms) => ({ default: forms.AddressChange })));
export const Cancellation = lazy(() => lazyPart(loadForms).then((forms) => ({ default: forms.Cancellation })));
export const LinkChange = lazy(() => lazyPart(loadForms).then((forms) => ({ default: forms.LinkChange })));
export const Withdrawal = lazy(() => lazyPart(loadForms).then((forms) => ({ default: forms.Withdrawal })));
