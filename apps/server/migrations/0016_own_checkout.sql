CREATE TABLE "held_versions" (
	"collage_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "held_versions_collage_id_version_pk" PRIMARY KEY("collage_id","version")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shop_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shop_request_hash" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_buyer_told" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "held_versions" ADD CONSTRAINT "held_versions_version_fk" FOREIGN KEY ("collage_id","version") REFERENCES "public"."collage_versions"("collage_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_versions_until" ON "held_versions" USING btree ("until");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_shop_number" ON "orders" USING btree ("shop_number");