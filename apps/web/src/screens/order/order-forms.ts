export * from './AddressChange.tsx';
export * from './Cancellation.tsx';
export * from './LinkChange.tsx';
export * from './Withdrawal.tsx';
