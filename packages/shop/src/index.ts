/** Public API for the files of a shop: reads and checks them, and reports every fault with file, line and reason. */

export {
  BackupError,
  type BackupFile,
  BLOBS_FOLDER,
  backupName,
  blobPath,
  DUMP_FILE,
  FILES_FILE,
  findContent,
  listBackups,
  MANIFEST_FILE,
  type Manifest,
  manifestText,
  openBackup,
  readBackupFiles,
  TRASH_FOLDER,
  trashPath,
} from './backup/backup-folder.ts';
export { checkBackup } from './backup/check-backup.ts';
export { type DumpHead, type DumpLine, readDumpHead, readDumpLines } from './backup/read-dump.ts';
export type { CatalogueFiles, DesignEntry, DesignFiles, DesignLayout } from './catalogue/catalogue-files.ts';
export { type LayoutFile, type LayoutFiles, layoutFiles } from './catalogue/layout-files.ts';
export { DIGIT_FILE, LAYOUT_FILE, PRICE_FILE, SHAPE_FOLDER } from './catalogue/names.ts';
export { type CatalogueTools, readCatalogue } from './catalogue/read-catalogue.ts';
export { type ReadDigits, readDigitFile } from './catalogue/read-digit-file.ts';
export { type SoldDesigns, soldDesigns } from './catalogue/sold-designs.ts';
export { checkFile } from './check/check-file.ts';
export { checkFolder } from './check/check-folder.ts';
export { type CheckResult, hasNoErrors } from './check/check-result.ts';
export { checkSale } from './check/check-sale.ts';
export { type Fault, faultIn, faultText, fileFault, placeText, type TextFault } from './files/fault.ts';
export { folderStamp } from './files/folder-stamp.ts';
export { makeFolder } from './files/make-folder.ts';
export { accessReason, readTextFile } from './files/read-text-file.ts';
export { createStampedCache, type StampedCache } from './files/stamped-cache.ts';
export { oneOf, strictObject, wholeNumber } from './json/json-parts.ts';
export { type JsonFault, type ReadJson, readJson } from './json/read-json.ts';
export { csvText } from './orders/csv.ts';
export { type Actor, isAllowed, type Step } from './orders/transitions.ts';
export { dateInTimeZone, lastWithdrawalDay, withdrawableLines } from './orders/withdrawal.ts';
export { type ReadPrices, readPrices } from './prices/read-prices.ts';
export { type AppliedStep, areAllBeforeRelease, checkSteps, dumpSteps, SchemaError } from './schema/applied-steps.ts';
export { type Migration, readMigrations } from './schema/read-migrations.ts';
export { ENV_FILE, EnvFileError, loadEnvFile } from './server/env-file.ts';
export { readServerAddress, writeServerAddress } from './server/server-address.ts';
export { TEXT_LINK } from './shop-data/markdown-faults.ts';
export { SHOP_FILE } from './shop-data/names.ts';
export { newShop } from './shop-data/new-shop.ts';
export type { ShopLogo } from './shop-data/read-logo.ts';
export { type ReadShop, readShop } from './shop-data/read-shop.ts';
export type { ShopContact, ShopData, ShopDelivery, ShopText } from './shop-data/shop-data.ts';
export { shopText } from './shop-data/shop-text.ts';
export { TRIAL_SHOP } from './shop-data/trial-shop.ts';
export { formatCount } from './text/format-count.ts';
export { VERSION } from './version.ts';
