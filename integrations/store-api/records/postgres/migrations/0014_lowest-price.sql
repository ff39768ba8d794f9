DROP INDEX "product_price_least";--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "cheapest_private" bigint;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "cheapest_professional" bigint;--> statement-breakpoint
CREATE INDEX "product_cheapest_private" ON "product" USING btree ("active","parent_id","cheapest_private","id");--> statement-breakpoint
CREATE INDEX "product_cheapest_professional" ON "product" USING btree ("active","parent_id","cheapest_professional","id");