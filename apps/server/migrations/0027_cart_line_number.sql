ALTER TABLE "cart_lines" ADD COLUMN "line" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" DROP CONSTRAINT "cart_lines_owner_id_collage_id_pk";--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_owner_id_collage_id_line_pk" PRIMARY KEY("owner_id","collage_id","line");--> statement-breakpoint
-- A server of the version before has one line of the cart for each collage: it would refuse to change the cart.
UPDATE "schema_info" SET "min_reader" = 28;
