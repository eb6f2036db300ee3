-- The first collage of an order stood in columns of the order, the others in order_lines: it becomes line 1 there.
ALTER TABLE "order_lines" ALTER COLUMN "xml" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "has_former_xml" SET DEFAULT false;--> statement-breakpoint
UPDATE "order_lines" SET "xml" = NULL WHERE "xml" = '';--> statement-breakpoint
INSERT INTO "order_lines" ("order_id", "line", "collage_id", "version", "design", "width", "height", "material", "quantity", "price_cents", "withdrawal", "template_id", "xml", "has_former_xml")
	SELECT orders.id, 1, orders.collage_id, orders.version, orders.design, orders.width, orders.height, orders.material, orders.quantity, orders.price_cents, orders.withdrawal,
		coalesce(ordered.template_id, ''),
		-- Without its version an order was not printed, whether it had a document of its own or not.
		CASE WHEN ordered.collage_id IS NOT NULL THEN orders.xml END,
		orders.has_former_xml AND orders.xml IS NOT NULL AND ordered.collage_id IS NOT NULL
	FROM orders LEFT JOIN collage_versions AS ordered ON ordered.collage_id = orders.collage_id AND ordered.version = orders.version;--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_collage_id_collages_id_fk";--> statement-breakpoint
DROP INDEX "orders_collage";--> statement-breakpoint
DROP INDEX "orders_former_xml";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "collage_id";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "design";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "width";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "height";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "material";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "quantity";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "price_cents";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "withdrawal";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "xml";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "has_former_xml";--> statement-breakpoint
-- Servers of the version before read the columns that are gone.
UPDATE "schema_info" SET "min_reader" = 2;
