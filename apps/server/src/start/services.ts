import type { ApiLocale, EditorPart, PasswordRule } from '@muro/api';
import type { AccountDeletion, AccountFiles } from '../accounts/types/account-deletion.ts';
import type { AccountPorts, EmailChanges, EmailConfirmations, PasswordResets } from '../accounts/types/accounts.ts';
import type { OperatorTokens } from '../accounts/types/operator-tokens.ts';
import type { FactorPorts } from '../accounts/types/second-factors.ts';
import type { DiskCatalogue } from '../catalogue/designs/disk-catalogue.ts';
import type { StoredLayouts } from '../catalogue/layouts/stored-layouts.ts';
import type { CollageList, Collages } from '../collages/types/collages.ts';
import type { Documents } from '../collages/types/documents.ts';
import type { FormerDocuments } from '../collages/types/former-documents.ts';
import type { Blobs } from '../files/blobs.ts';
import type { PrintFiles } from '../files/print-files.ts';
import type { StoreMove } from '../files/store-move.ts';
import type { MailRecords, Outbox } from '../mail/types/mail.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { Readiness } from '../monitoring/readiness.ts';
import type { Carts } from '../orders/types/carts.ts';
import type { OrderLinks } from '../orders/types/order-links.ts';
import type { OrderChanges, OrderRecords, Orders } from '../orders/types/orders.ts';
import type { References } from '../orders/types/references.ts';
import type { Painter } from '../paint/painter.ts';
import type { Social } from '../photos/social/social.ts';
import type { OpenUploads } from '../photos/types/open-uploads.ts';
import type { PhotoChecker, PhotoLeases, Photos } from '../photos/types/photos.ts';
import type { LiveShop } from '../shop/live-shop.ts';
import type { Backups } from '../upkeep/types/backups.ts';
import type { Exports } from '../upkeep/types/exports.ts';
import type { FileInspector, Integrity, RepairRows } from '../upkeep/types/integrity.ts';
import type { PrintRetention } from '../upkeep/types/print-retention.ts';
import type { UpkeepHealth } from '../upkeep/upkeep-health.ts';
import type { WebFiles } from '../web-app/types/web-files.ts';

/** Everything that a request may need; a use case takes the part that it names. */
export interface Services extends AccountPorts, FactorPorts {
  readonly locale: ApiLocale;
  readonly passwordRule: PasswordRule;
  /** Event-loop lag from which load is shed, ms; 0: never. */
  readonly busyMs: number;
  /** Public URL of the shop's pages, without a trailing slash. */
  readonly publicUrl: string;
  readonly trustedProxies: readonly string[];
  /** See `Settings`. */
  readonly strictTransport: string;
  readonly quotaBytes: number;
  readonly maxCollages: number;
  readonly maxOrders: number;
  readonly pngAllowed: boolean;
  readonly webpAllowed: boolean;
  readonly heicAllowed: boolean;
  readonly avifAllowed: boolean;
  readonly tiffAllowed: boolean;
  readonly rawAllowed: boolean;
  readonly editorOff: readonly EditorPart[];
  /** The built web app; the folder may be missing. */
  readonly webFolder: string;
  /** Style and script of the pages that the server renders. */
  readonly publicFolder: string;
  /** Has every scope and serves to create the named tokens; undefined: only the named ones are accepted. */
  readonly operatorToken: string | undefined;
  readonly operatorTokens: OperatorTokens;
  readonly databaseKind: 'pglite' | 'postgres';
  readonly readiness: Readiness;
  /** Log each response (access log). */
  readonly logsRequests: boolean;
  readonly upkeepHealth: UpkeepHealth;
  readonly resets: PasswordResets;
  readonly emailChanges: EmailChanges;
  readonly confirmations: EmailConfirmations;
  readonly accountDeletion: AccountDeletion;
  readonly accountFiles: AccountFiles;
  readonly exports: Exports;
  readonly formerDocuments: FormerDocuments;
  readonly blobs: Blobs;
  readonly printFiles: PrintFiles;
  readonly printRetention: PrintRetention;
  readonly backups: Backups;
  /** Null: there is only one store. */
  readonly storeMove: StoreMove | null;
  readonly integrity: Integrity;
  readonly inspector: FileInspector;
  readonly repairRows: RepairRows;
  readonly photos: Photos;
  readonly checker: PhotoChecker;
  readonly documents: Documents;
  readonly photoLeases: PhotoLeases;
  readonly openUploads: OpenUploads;
  readonly collages: Collages;
  readonly collageList: CollageList;
  readonly orders: Orders;
  readonly carts: Carts;
  readonly references: References;
  readonly webFiles: WebFiles;
  readonly orderChanges: OrderChanges;
  readonly orderRecords: OrderRecords;
  readonly orderLinks: OrderLinks;
  readonly outbox: Outbox;
  readonly mailRecords: MailRecords;
  readonly catalogue: DiskCatalogue;
  readonly shop: LiveShop;
  readonly layouts: StoredLayouts;
  readonly painter: Painter;
  /** Null: importing from a photo service is switched off. */
  readonly social: Social | null;
  readonly metrics: Metrics;
  /** Keyed hash, so that log lines do not confirm a guessed name. */
  readonly hashName: (name: string) => string;
  readonly newId: () => number;
  /** Notifies the print worker and the mail relay of a new or changed order. */
  readonly onOrder: () => void;
  /** Notifies the mail relay alone. */
  readonly onMail: () => void;
  /** True if the database responds. */
  readonly isAlive: () => Promise<boolean>;
}
