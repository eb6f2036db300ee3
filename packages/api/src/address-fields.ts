import { z } from 'zod';
import { EMAIL, MAX_EMAIL } from './account-rule.ts';
import { line } from './fields.ts';
import { ADDRESS_PARTS, type AddressPart, type AddressRule, addressField, invoiceField } from './postal-address.ts';

const eachPart = <Key extends string, Field>(keyOf: (part: AddressPart) => Key, fieldOf: (rule: AddressRule) => Field) =>
  Object.fromEntries(ADDRESS_PARTS.map((rule) => [keyOf(rule.part), fieldOf(rule)])) as Record<Key, Field>;

/** Schema of one part of an address. */
export const partSchema = ({ maxLength, isRequired }: Pick<AddressRule, 'maxLength' | 'isRequired'>) => line(maxLength, isRequired ? 1 : 0);

/** Postal address in a request. */
export const addressRequest = z.object(
  eachPart(addressField, (rule): z.ZodType<string> => (rule.isRequired ? partSchema(rule) : partSchema(rule).default(''))),
);

/** Invoice address in the same request; optional. */
export const invoiceRequest = z.object(eachPart(invoiceField, (rule) => partSchema(rule).optional()));

export const addressAnswer = z.object(eachPart(addressField, () => z.string()));

export const orderEmail = line(MAX_EMAIL).regex(EMAIL);
