/** Address of an order. */
export const ADDRESS = {
  name: 'Ana Ruiz',
  street: 'Calle Mayor 1',
  postcode: '28013',
  city: 'Madrid',
  country: 'España',
  email: 'ana@example.org',
};
