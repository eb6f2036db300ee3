export function findCommand(command: string): string | undefined;
